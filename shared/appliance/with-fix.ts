import type { Notice, Step } from '#shared/recipe.ts'

/** The step with what a notice offers taken over, and without that notice. */
export function withFix(step: Step, notice: Notice): Step {
  const { speed, temperature, ...others } = notice.fix ?? {}
  return {
    ...step,
    ...others,
    ...(speed !== undefined && { speed: speed ?? undefined }),
    ...(temperature !== undefined && { temperature: temperature ?? undefined }),
    notices: step.notices.filter((one) => one !== notice),
  }
}
