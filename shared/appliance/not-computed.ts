/** Safety rules that no recipe can be checked for, and why; all others are in `rules/`. */
export const NOT_COMPUTED: Readonly<Record<string, string>> = {
  S5: 'Steps have no Blend mode; Turbo on hot contents is S3 on every model.',
  S11: 'The lock of the lid opens by itself; nothing in a step says how it is treated.',
  S30: 'Whether somebody stays beside the machine is not written in a recipe.',
}
