import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { LanguageSchema } from '#shared/language-schema.ts'
import { TOOLS } from '#shared/recipe.ts'
import { readLines } from './sources.ts'

/** What a sentence tells the machine; a missing heat or speed means that it tells none. */
const ExpectedSettingSchema = z.strictObject({
  /** One number, or both ends of a range that leaves the choice to the converter. */
  seconds: z.union([z.int().positive(), z.tuple([z.int(), z.int()])]),
  temperature: z.union([z.number(), z.literal('varoma')]).optional(),
  /** As a step's field holds it: "3.5", "4-8", "soft", "dough", "turbo". */
  speed: z.string().optional(),
  reverse: z.boolean().default(false),
  tools: z.array(z.enum(TOOLS)).default([]),
})
export type ExpectedSetting = z.output<typeof ExpectedSettingSchema>

/** A recipe for the machine, and every setting that its method tells, in order. */
export const SettingSampleSchema = z.strictObject({
  language: LanguageSchema,
  /** Which notation it is about, e.g. `pipes`. */
  kind: z.string().min(1),
  title: z.string().min(1),
  ingredients: z.array(z.string().min(1)).min(1),
  method: z.array(z.string().min(1)).min(1),
  expect: z.array(ExpectedSettingSchema).min(1),
  /** Words of the source that a step has to keep, e.g. "senza misurino". */
  keeps: z.array(z.string().min(1)).default([]),
})
export type SettingSample = z.output<typeof SettingSampleSchema>

/** The samples of a `.jsonl` file, or of all those in a folder. */
export function readSettingSamples(fileOrFolder: string): SettingSample[] {
  if (!statSync(fileOrFolder).isDirectory()) return readLines(fileOrFolder, SettingSampleSchema)
  const names = readdirSync(fileOrFolder).filter((name) => name.endsWith('.jsonl'))
  return names
    .sort()
    .flatMap((name) => readLines(path.join(fileOrFolder, name), SettingSampleSchema))
}
