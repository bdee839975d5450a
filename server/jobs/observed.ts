import { jobSeconds } from '#server/metrics.ts'

type Write = (details: object, message: string) => void
export type JobLog = { error: Write; warn: Write; info: Write }

/** `reqId` is the request that the job comes from. */
type Job = { queue: string; jobId: string; reqId: string | undefined }

/** One line of log and one observation about each try of a job. */
export async function observed(log: JobLog, job: Job, work: () => Promise<void>): Promise<void> {
  const started = performance.now()
  const end = (outcome: 'done' | 'failed') => {
    const ms = Math.round(performance.now() - started)
    jobSeconds.observe({ queue: job.queue, outcome }, ms / 1000)
    return { ...job, outcome, ms }
  }
  try {
    await work()
    log.info(end('done'), 'job')
  } catch (error) {
    log.warn({ ...end('failed'), err: error }, 'job')
    throw error
  }
}
