import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { StepNotices } from '#client/ui/step-notices.tsx'
import type { Notice } from '#shared/recipe.ts'
import { startTexts } from '../support/start-texts.ts'

beforeAll(async () => {
  await startTexts()
})

const reverse: Notice = {
  kind: 'warning',
  severity: 'advice',
  rule: 'S24',
  code: 'PASTA_CUT',
  params: { name: 'penne' },
  fix: { reverse: true },
}
const turbo: Notice = {
  kind: 'warning',
  severity: 'danger',
  rule: 'S3',
  code: 'TURBO_HOT',
  params: {},
}

describe('the notices of a step', () => {
  test('tell a danger from advice, in whole sentences', () => {
    render(<StepNotices notices={[turbo, reverse]} />)
    const [danger, advice] = screen.getAllByRole('listitem')
    expect(danger?.textContent).toMatch(/^Take care: Never use Turbo/)
    expect(advice?.textContent).toBe('Tip: Without reverse the blades cut this: penne.')
  })

  test('offer a fix where it can be taken', async () => {
    const taken: Notice[] = []
    render(<StepNotices notices={[turbo, reverse]} onFix={(notice) => taken.push(notice)} />)
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(taken).toEqual([reverse])
  })
})
