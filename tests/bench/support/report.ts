import { writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'

type Cell = string | number
export type Table = { title: string; columns: string[]; rows: Cell[][] }

const tables: Table[] = []

/** Prints a table, and keeps it for `writeReport`. Numbers keep three digits that matter. */
export function report(title: string, columns: string[], rows: Cell[][]): void {
  tables.push({ title, columns, rows })
  const lines = [columns, ...rows].map((row) => row.map(print))
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  console.log(`\n${title}`)
  for (const line of lines) {
    const cells = line.map((cell, at) => {
      const width = widths[at] ?? 0
      return at === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    console.log(`  ${cells.join('  ')}`)
  }
}

function print(cell: Cell): string {
  if (typeof cell === 'string') return cell
  if (Number.isInteger(cell)) return cell.toLocaleString('en')
  const digits = Math.abs(cell) >= 100 ? 0 : Math.abs(cell) >= 10 ? 1 : 2
  return cell.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** All tables of this run as JSON, with the machine that they were measured on. */
export async function writeReport(file: string): Promise<void> {
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  }
  await writeFile(file, `${JSON.stringify({ measuredAt: new Date(), machine, tables }, null, 2)}\n`)
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value that this share of all is not above. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
