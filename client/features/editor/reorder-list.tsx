import { MotionConfig, Reorder, useDragControls } from 'motion/react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../ui/cx.ts'
import { MoveButtons, MoveHandle } from './move-controls.tsx'
import { moved } from './moved.ts'

type Id = string | number

type ReorderListProps<T> = {
  as: 'ol' | 'ul'
  className?: string
  items: T[]
  idOf: (item: T) => Id
  nameOf: (item: T) => string
  onReorder: (items: T[]) => void
  /** Draws an item with its handle; `movers` stand in for other actions while it is being moved. */
  children: (item: T, controls: { handle: ReactNode; movers: ReactNode }) => ReactNode
}

/** A list whose items are moved by a handle: dragged, by its arrow keys, or by buttons. */
export function ReorderList<T>({ as, className, items, ...props }: ReorderListProps<T>) {
  const { idOf, nameOf, onReorder, children } = props
  const { t } = useTranslation()
  const hintId = useId()
  const list = useRef<HTMLDivElement>(null)
  // While an item is dragged only the list knows of it: the change is where it is dropped.
  const [dragged, setDragged] = useState<Id[] | null>(null)
  const [movingId, setMovingId] = useState<Id | null>(null)
  const [last, setLast] = useState<{ id: Id; said: string } | null>(null)
  const order = dragged ?? items.map(idOf)
  const itemOf = new Map(items.map((item) => [idOf(item), item]))

  const settle = (id: Id, ids: Id[]) => {
    setDragged(null)
    if (ids.every((one, index) => one === items.map(idOf)[index])) return
    const next = ids.flatMap((one) => itemOf.get(one) ?? [])
    const item = itemOf.get(id)
    if (!item) return
    const place = ids.indexOf(id) + 1
    setLast({ id, said: t('recipe.moved', { name: nameOf(item), place, count: ids.length }) })
    onReorder(next)
  }
  const move = (id: Id, place: number) => {
    const ids = items.map(idOf)
    settle(id, moved(ids, ids.indexOf(id), place))
  }
  useEffect(() => {
    const element = last && list.current?.querySelector(`[data-item="${last.id}"]`)
    if (element instanceof HTMLElement) bringIntoView(element)
  }, [last])

  return (
    <div ref={list}>
      <MotionConfig reducedMotion="user">
        <Reorder.Group
          as={as}
          axis="y"
          values={order}
          onReorder={setDragged}
          className={className ?? ''}
        >
          {order.map((id, index) => {
            const item = itemOf.get(id)
            if (item === undefined) return null
            return (
              <Row key={id} id={id} onDrop={() => settle(id, order)}>
                {(startDrag) => {
                  const name = nameOf(item)
                  const isMoving = movingId === id
                  const by = {
                    name,
                    index,
                    count: order.length,
                    onMove: (to: number) => move(id, to),
                  }
                  return children(item, {
                    handle: (
                      <MoveHandle
                        {...by}
                        hintId={hintId}
                        isMoving={isMoving}
                        onGrab={startDrag}
                        onPress={() => setMovingId(isMoving ? null : id)}
                      />
                    ),
                    movers: isMoving && <MoveButtons {...by} />,
                  })
                }}
              </Row>
            )
          })}
        </Reorder.Group>
      </MotionConfig>
      <p id={hintId} hidden>
        {t('recipe.moveHint')}
      </p>
      <p role="status" className="sr-only">
        {last?.said}
      </p>
    </div>
  )
}

type RowProps = {
  id: Id
  onDrop: () => void
  children: (startDrag: (event: React.PointerEvent) => void) => ReactNode
}

function Row({ id, onDrop, children }: RowProps) {
  const controls = useDragControls()
  const [isDragged, setDragged] = useState(false)
  return (
    <Reorder.Item
      value={id}
      data-item={id}
      layout="position"
      // What is moved without dragging is there at once.
      transition={{ layout: { duration: isDragged ? 0.2 : 0 } }}
      dragListener={false}
      dragControls={controls}
      tabIndex={undefined}
      onDragStart={() => setDragged(true)}
      onDragEnd={() => {
        setDragged(false)
        onDrop()
      }}
      className={cx('relative', isDragged && 'rounded-l bg-raised shadow-float')}
    >
      {children((event) => controls.start(event))}
    </Reorder.Item>
  )
}

/** What lies above the page at its top and bottom, px. */
const COVERED = 140

/** Scrolls to where an element belongs, wherever it is drawn while it still moves. */
function bringIntoView(element: HTMLElement): void {
  let top = 0
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    top += at.offsetTop
  }
  const isAbove = top < window.scrollY + COVERED
  const isBelow = top + element.offsetHeight > window.scrollY + window.innerHeight - COVERED
  if (isAbove || isBelow) window.scrollTo({ top: top - COVERED, behavior: 'smooth' })
}
