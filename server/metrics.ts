import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/**
 * What this process counts (Prometheus). Labels take few values: never an address, an id or
 * anything else that somebody sent.
 */
export const registry = new Registry()
const registers = [registry]

/** Memory, event-loop lag, garbage collection, open files. */
collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })

/** Seconds; the last is what a photo may take. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90]

export const httpSeconds = new Histogram({
  name: 'thermoscribe_http_request_seconds',
  help: 'Requests by method, route (its template, or the tRPC procedure) and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets,
  registers,
})

export const jobSeconds = new Histogram({
  name: 'thermoscribe_job_seconds',
  help: 'Tries of jobs worked by this process, by queue and outcome (done, failed)',
  labelNames: ['queue', 'outcome'] as const,
  buckets,
  registers,
})

export const photoSeconds = new Histogram({
  name: 'thermoscribe_ocr_seconds',
  help: 'Photos read by this process: one observation for each page',
  buckets,
  registers,
})

export const conversions = new Counter({
  name: 'thermoscribe_conversions_total',
  help: 'Conversions that have ended, by converter (none: before one began) and outcome (done, or the code of the error)',
  labelNames: ['converter', 'outcome'] as const,
  registers,
})

export const credits = new Counter({
  name: 'thermoscribe_credits_total',
  help: 'Credits moved by this process, without sign, by kind of ledger line (reservation: spent; release: given back; the others: granted or refunded)',
  labelNames: ['kind'] as const,
  registers,
})

export const databaseUp = new Gauge({
  name: 'thermoscribe_database_up',
  help: '1 when the database answered this scrape',
  registers,
})

export const poolConnections = new Gauge({
  name: 'thermoscribe_database_pool_connections',
  help: 'Connections of the main pool by state (used, idle), and callers that wait for one (waiting)',
  labelNames: ['state'] as const,
  registers,
})

export const queueJobs = new Gauge({
  name: 'thermoscribe_queue_jobs',
  help: 'Jobs of all processes by queue and state (waiting, active)',
  labelNames: ['queue', 'state'] as const,
  registers,
})

export const queueAge = new Gauge({
  name: 'thermoscribe_queue_oldest_seconds',
  help: 'How long the oldest job that could be worked has been waiting, by queue',
  labelNames: ['queue'] as const,
  registers,
})
