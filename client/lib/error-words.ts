import type { TFunction } from 'i18next'
import { ERROR_TEXT, type ErrorCode, type ErrorParams, isMissing } from '#shared/errors.ts'
import { isConnectionProblem, readErrorData } from './error-data.ts'

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_TEXT, code)
}

/** The sentence for a person, by the error's code; never a raw message. */
export function errorWords(error: unknown, t: TFunction): string {
  const data = readErrorData(error)
  if (data?.appCode === 'INVALID_INPUT' && data.issues[0]) {
    return validationWords(data.issues[0].message, t)
  }
  if (data) return codeWords(data, t)
  return isConnectionProblem(error) ? t('common.offline') : t('errors.INTERNAL')
}

/** The sentence of a failure that was told as a code, as a conversion's is. */
export function codeWords(
  { appCode, params }: { appCode: string; params: ErrorParams },
  t: TFunction,
): string {
  return t(`errors.${isErrorCode(appCode) ? appCode : 'INTERNAL'}`, wordedParams(params, t))
}

/** What is missing comes as a code, because each language has its own words for it. */
function wordedParams(params: ErrorParams, t: TFunction): ErrorParams {
  const { missing } = params
  return isMissing(missing) ? { ...params, missing: t(`missing.${missing}`) } : params
}

/** A schema's message in the interface language. */
export function validationWords(message: string, t: TFunction): string {
  return t(message, {
    ns: 'validation',
    keySeparator: false,
    nsSeparator: false,
    defaultValue: message,
  })
}
