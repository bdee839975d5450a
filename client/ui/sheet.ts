/** Looks shared by everything that opens above the page. */
export const SCRIM_CLASSES =
  'fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

export const SHEET_CLASSES =
  'fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[calc(var(--vh,1vh)*94)] w-full max-w-lg overflow-y-auto overscroll-contain rounded-t-l bg-surface p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink shadow-float data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-l sm:p-8'
