import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { CrashScreen } from './crash-screen.tsx'

/** Shows what to do when drawing a page fails; another page is tried anew. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary place={key}>{children}</Boundary>
}

type BoundaryProps = { place: string; children: ReactNode }

/** React tells only classes of errors. */
class Boundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidUpdate({ place }: BoundaryProps) {
    if (this.state.hasCrashed && place !== this.props.place) this.setState({ hasCrashed: false })
  }

  override render() {
    return this.state.hasCrashed ? <CrashScreen /> : this.props.children
  }
}
