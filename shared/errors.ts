/**
 * Everything that can go wrong for a caller, with its English sentence. `{{name}}` marks a
 * parameter. Clients translate by code; REST callers read the sentence.
 */
export const ERROR_TEXT = {
  INVALID_INPUT:
    'The request is not valid: its body must be a JSON object with the described fields.',
  INVALID_JSON: 'The request body is not valid JSON.',
  UNSUPPORTED_MEDIA_TYPE: 'The request body must be JSON (Content-Type: application/json).',
  TEXT_EMPTY: 'Please enter or paste your recipe text.',
  TEXT_TOO_LARGE: 'The text is too long: at most {{limit}} kB can be converted at once.',
  RECIPE_TOO_LARGE: 'The recipe is too large: its ingredients and steps may have {{limit}} kB.',
  BODY_TOO_LARGE: 'The request is too large.',
  NO_RECIPE_IN_TEXT: 'No recipe was found in this text: {{missing}}.',
  NO_RECIPE_ON_PAGE: 'No recipe was found on this page: {{missing}}.',
  MODIFICATION_NOT_UNDERSTOOD:
    'This change was not understood: “{{words}}”. What works without AI: a number of servings, double or half, another ingredient in place of one, leaving one out, metric or US units, another appliance, vegetarian, vegan, lactose-free or gluten-free.',
  MODIFICATION_NO_INGREDIENT: 'There is no “{{words}}” in this recipe.',
  MODIFICATION_NO_SERVINGS:
    'The recipe does not say for how many it is. Say “double” or “half”, or enter its servings first.',
  MODIFICATION_NO_SUBSTITUTE: 'There is no reliable substitute for “{{words}}” in this recipe.',
  RECIPE_NOT_CONVERTED: 'This recipe has to be converted before it can be changed.',
  RECIPE_BUSY: 'This recipe is just being converted. Please wait until that is done.',
  IDEA_NOT_UNDERSTOOD:
    'No recipe could be made from “{{words}}”. What works without AI: a soup, risotto, stew, purée, smoothie, dough, batter, sauce, dip, steamed meal, porridge or jam, with its main ingredients.',
  MODIFICATION_IMPOSSIBLE: 'This change cannot be made to this recipe. You have not been charged.',
  IDEA_IMPOSSIBLE: 'No recipe can be made from this. Please name a dish or some ingredients.',
  NOTHING_CHANGED:
    'The recipe already is as you ask, so nothing was changed. You have not been charged.',
  NOTHING_TO_UNDO: 'There is no change of this recipe to undo.',
  AI_UNAVAILABLE: 'The AI is not available at the moment. You have not been charged.',
  AI_REFUSED: 'The AI declined to work on this. You have not been charged.',
  AI_ANSWER_UNUSABLE:
    'The AI did not answer with a recipe that can be used. You have not been charged.',
  TOO_MANY_CONVERSIONS: 'Conversions under way: {{limit}}. Please wait until one of them is done.',
  TOO_MANY_FAILURES:
    'Many of your conversions were cancelled or could not be finished today. Please try again in {{hours}} h.',
  TOO_MANY_PAGES:
    'You are having {{limit}} pages read already. Please wait until one of them is done.',
  TOO_BUSY: 'Very many recipes are being converted at the moment. Please try again in a minute.',
  URL_EMPTY: 'Please enter a recipe URL.',
  URL_INVALID: 'Please enter a valid recipe URL (e.g., https://example.com/recipe).',
  URL_PRIVATE: 'This address is not on the public internet, so it cannot be read.',
  PAGE_NOT_FOUND: 'The page does not exist (the site answered {{status}}).',
  PAGE_REFUSED:
    'The site refused to show the page ({{status}}). Copy the text and paste it instead.',
  PAGE_BOT_CHECK:
    'The site wants to check that you are human, so the page cannot be read. Copy the text and paste it instead.',
  PAGE_FAILED: 'The site could not be reached or did not answer properly.',
  PAGE_TOO_SLOW: 'The site took too long to answer.',
  PAGE_TOO_LARGE: 'The page is too large (more than {{limit}} MB).',
  PAGE_NOT_TEXT: 'The address does not lead to a web page ({{type}}).',
  PAGE_REDIRECTS: 'The site redirected too often.',
  PHOTO_MISSING: 'Please choose a photo of the recipe.',
  PHOTO_TOO_LARGE: 'The photo is too large (more than {{limit}} MB).',
  PHOTO_TOO_MANY_PIXELS: 'The photo has too many pixels (more than {{limit}} million).',
  PHOTO_TYPE_UNSUPPORTED:
    'This is no photo that can be read. JPEG, PNG and WebP work; save it as one of them.',
  PHOTO_BROKEN: 'The photo is damaged or not complete. Take it again or choose another one.',
  PHOTO_ANIMATED: 'Animated images cannot be read. Choose a still photo.',
  PHOTO_NO_TEXT: 'No text was detected in the image or the text is empty.',
  PHOTO_TIMEOUT: 'Reading the photo took too long. Try a smaller part of the page.',
  INVALID_CREDENTIALS: 'Invalid username or password',
  USERNAME_TAKEN: 'An account with this email already exists.',
  UNAUTHENTICATED: 'Please sign in.',
  TOKEN_INVALID: 'Your session has ended. Please sign in again.',
  VERIFICATION_INVALID: 'Verification failed. The link may be invalid or expired.',
  RESET_INVALID: 'This link is invalid, used or expired. Please ask for a new one.',
  PASSWORD_WRONG: 'The current password is not right.',
  PASSWORD_MISSING:
    'This account has no password yet. Set one with “Forgot your password?”, then try again.',
  ADDRESS_DIFFERS: 'This is not the address of your account.',
  GOOGLE_REFUSED: 'There was an error signing you in with Google.',
  GOOGLE_ADDRESS_UNVERIFIED: 'Google has not verified the address of this Google account.',
  GOOGLE_ADDRESS_TAKEN:
    'There is an account with this email whose address is not confirmed. Confirm it by the link in its mail, or reset its password; then you can sign in with Google.',
  GOOGLE_OTHER_ACCOUNT:
    'The account with this email belongs to another Google account. Sign in with its password.',
  GOOGLE_UNAVAILABLE: 'Google cannot be reached at the moment. Please try again.',
  LOGIN_NOT_FOUND: 'This device is signed out already.',
  NOT_FOUND: 'There is nothing at this address.',
  RECIPE_NOT_FOUND: 'Recipe not found.',
  LIBRARY_FULL:
    'Your library is full: it can hold {{recipes}} recipes and {{megabytes}} MB. Delete recipes that you no longer need.',
  RECIPE_CHANGED: 'The recipe was changed somewhere else in the meantime. Reload it and try again.',
  CONVERSION_NOT_FOUND: 'Conversion not found.',
  INSUFFICIENT_CREDITS: 'Insufficient conversions',
  PURCHASE_TOO_SMALL:
    'Cards cannot be charged less than 0.50 EUR: the smallest purchase is {{credits}} credits.',
  PURCHASE_FAILED: 'Could not initiate purchase.',
  CHECKOUT_NOT_FOUND: 'There is no such purchase.',
  WEBHOOK_INVALID: 'The signature of this message is not valid.',
  CONVERSION_FAILED: 'The recipe could not be converted. You have not been charged.',
  CONVERSION_CANCELLED: 'The conversion was cancelled. You have not been charged.',
  CONVERSION_CANCELLED_LATE:
    'The conversion was cancelled when most of the recipe was there already, so it has been charged.',
  CONVERSION_TIMEOUT: 'The conversion took too long. You have not been charged.',
  RATE_LIMITED: 'Too many requests. Please wait a moment.',
  TOO_MANY_TRIES: 'Too many tries. Please try again in {{minutes}} min.',
  NOT_CONFIGURED: 'This feature is not configured on this server.',
  NOT_READY: 'The service is not ready. Please try again in a moment.',
  INTERNAL: 'Something went wrong on our side.',
} as const

/** What `missing` of `NO_RECIPE_…` can be, with the words that take its place in the sentence. */
export const MISSING_TEXT = {
  everything: 'there are neither ingredients nor steps',
  ingredients: 'there is no list of ingredients',
  steps: 'there are no steps',
  page: 'the site says that it does not exist',
  login: 'the site asks to log in',
  time: 'it takes too long to read',
} as const
export type Missing = keyof typeof MISSING_TEXT

/** Whether a parameter is a code that has words; conversions kept from earlier have the words. */
export function isMissing(value: unknown): value is Missing {
  return typeof value === 'string' && Object.hasOwn(MISSING_TEXT, value)
}

export type ErrorCode = keyof typeof ERROR_TEXT
export const ERROR_CODES = Object.keys(ERROR_TEXT) as [ErrorCode, ...ErrorCode[]]
export type ErrorParams = Record<string, string | number>

/** What an error carries over tRPC beside its message. */
export type ErrorData = { appCode: ErrorCode; params: ErrorParams }

/** The English sentence of an error with its parameters filled in. */
export function errorSentence(code: ErrorCode, params: ErrorParams = {}): string {
  return ERROR_TEXT[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    return isMissing(value) && name === 'missing' ? MISSING_TEXT[value] : String(value)
  })
}
