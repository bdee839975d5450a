import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryOverview } from '#shared/recipe-list.ts'
import { trpc } from '../../lib/trpc.ts'
import { cx } from '../../ui/cx.ts'
import type { FilterChange, LibraryFilter } from './library-filter.ts'

/** How many tags are shown before more are asked for. */
const FIRST_TAGS = 10

type LibraryChipsProps = {
  filter: LibraryFilter
  onChange: (change: FilterChange) => void
}

/** What the library can be narrowed to, with how much is there: drafts, and the tags in use. */
export function LibraryChips({ filter, onChange }: LibraryChipsProps) {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  // Those chosen before come first; one that is pressed stays under the finger.
  const [opened] = useState(filter.tags)
  // A recipe may have been saved since this was last on the screen.
  const { data } = trpc.recipes.overview.useQuery(undefined, { staleTime: 0 })
  if (!data) return null

  const tags = chosenAnd(data.tags, opened)
  const shown = isWhole ? tags : tags.slice(0, Math.max(FIRST_TAGS, opened.length))
  const hasDrafts = data.drafts > 0 || filter.draftsOnly
  if (tags.length === 0 && !hasDrafts) return null

  const toggle = (tag: string) =>
    onChange((now) => {
      const others = now.tags.filter((chosen) => !isSameTag(chosen, tag))
      return { tags: others.length < now.tags.length ? others : [...others, tag] }
    })
  return (
    <fieldset
      aria-label={t('recipes.filters')}
      className={cx(
        '-mx-(--page-inset) flex min-w-0 gap-2 px-(--page-inset) py-1 sm:mx-0 sm:flex-wrap sm:px-0',
        isWhole ? 'flex-wrap' : 'overflow-x-auto [scrollbar-width:none] sm:overflow-visible',
      )}
    >
      {hasDrafts && (
        <Chip
          aria-pressed={filter.draftsOnly}
          onClick={() => onChange((now) => ({ draftsOnly: !now.draftsOnly }))}
          count={data.drafts}
        >
          {t('recipes.draft')}
        </Chip>
      )}
      {shown.map(({ tag, count }) => (
        <Chip
          key={tag.toLowerCase()}
          aria-pressed={filter.tags.some((chosen) => isSameTag(chosen, tag))}
          onClick={() => toggle(tag)}
          count={count}
        >
          {tag}
        </Chip>
      ))}
      {(isWhole ? tags.length > FIRST_TAGS : shown.length < tags.length) && (
        <button
          type="button"
          className="min-h-12 shrink-0 px-3 text-small font-semibold text-basil underline underline-offset-4"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('recipes.fewerTags') : t('recipes.moreTags')}
        </button>
      )}
    </fieldset>
  )
}

type ChipProps = ComponentProps<'button'> & { count: number }

function Chip({ count, children, ...props }: ChipProps) {
  return (
    <button
      type="button"
      className="inline-flex min-h-12 max-w-64 shrink-0 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-small font-semibold text-ink-soft transition-colors hover:text-ink aria-pressed:border-basil aria-pressed:bg-basil aria-pressed:text-on-basil"
      {...props}
    >
      <span className="truncate">{children}</span>
      <span className="text-label font-normal">{count}</span>
    </button>
  )
}

function isSameTag(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** The chosen tags first, so that each is seen and can be taken back; also one used no more. */
function chosenAnd(tags: LibraryOverview['tags'], chosen: readonly string[]) {
  const isChosen = ({ tag }: { tag: string }) => chosen.some((name) => isSameTag(name, tag))
  const unused = chosen
    .filter((name) => !tags.some(({ tag }) => isSameTag(tag, name)))
    .map((tag) => ({ tag, count: 0 }))
  return [...tags.filter(isChosen), ...unused, ...tags.filter((tag) => !isChosen(tag))]
}
