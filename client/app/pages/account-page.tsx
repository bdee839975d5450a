import { AccountPanel } from '../../features/settings/account-panel.tsx'
import { PageFrame } from '../page-frame.tsx'

export function AccountPage() {
  return (
    <PageFrame>
      <AccountPanel />
    </PageFrame>
  )
}
