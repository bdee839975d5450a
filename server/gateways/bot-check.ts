const TITLES =
  /<title[^<>]{0,200}>\s{0,200}(?:just a moment|attention required|access denied|access to this page has been denied|are you a robot|robot check|security check|verify(?:ing)? you are human|human verification|please wait|checking your browser|one more step|pardon our interruption|ddos-guard|vercel security checkpoint|bot verification|client challenge|request blocked|log ?in|sign ?in)\b/i

const MARKERS =
  /enable javascript and cookies to continue|cf-browser-verification|cf[-_]chl[-_]|challenge-platform|verify (?:that )?you are (?:a )?human|checking (?:if the site connection is secure|your browser)|px-captcha|captcha-delivery\.com|geo\.captcha|g-recaptcha|h-captcha|hcaptcha\.com|cf-turnstile|_incapsula_resource|you have been blocked|unusual traffic|are you a (?:robot|human)|sucuri website firewall/i

/** A wall is a short page; an article that merely loads a captcha for its comments is not. */
const MAX_WALL_LENGTH = 2_000
/** Walls say what they are early; the rest of a page of megabytes need not be searched. */
const LOOKED_AT = 500_000

/**
 * Whether a page that shows no recipe is a wall (bot check, captcha, log-in, refusal) instead of
 * the page asked for. Ask only after looking for a recipe, or for an error status.
 */
export function isBotCheck(html: string): boolean {
  const start = html.slice(0, LOOKED_AT)
  if (TITLES.test(start)) return true
  return MARKERS.test(start) && visibleLength(start) < MAX_WALL_LENGTH
}

function visibleLength(html: string): number {
  const text = html
    .replace(/<(script|style|svg|head)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
  return text.replace(/\s+/g, ' ').trim().length
}
