import { readFileSync } from 'node:fs'
import type { RunningProcess } from '../../support/processes.ts'

/** The kernel counts a process's time in hundredths of a second (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100
/** Fields of /proc/PID/stat behind the name (proc(5)): utime and stime. */
const UTIME = 11
const STIME = 12

/** Seconds that a process has had a core for itself so far. Linux only. */
export function cpuSeconds({ child }: Pick<RunningProcess, 'child'>): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[UTIME]) + Number(fields[STIME])) / TICKS_PER_SECOND
}

/** Memory that a process holds, in MB (VmRSS). Linux only. */
export function memoryMb({ child }: Pick<RunningProcess, 'child'>): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(status.match(/^VmRSS:\s*(\d+) kB/m)?.[1]) / 1024
}
