// Attributes of widgets, imported as `MARK.widget`.

/** The names of the widgets of an element, separated by spaces. */
export const widget = 'data-gazetteer';

/** Overrides the moment at which an element's widgets start. */
export const when = 'data-gazetteer-when';

/** On the script tag: the widgets whose older markup may be adopted. Empty means all. */
export const adopt = 'data-gazetteer-adopt';

/** On a mounted element: the version of the loader. A second copy skips the element. */
export const mounted = 'data-gz-mounted';

/** On a form with a bot check: the provider. */
export const botCheck = 'data-gazetteer-bot-check';

/** On a form with a bot check: the site key. */
export const botCheckKey = 'data-gazetteer-bot-check-key';

/** On a form with a bot check: the consent category that is required before the provider's script loads. */
export const botCheckConsent = 'data-gazetteer-bot-check-consent';

/** On the wrapper or on any part of a form: the input is not saved as a draft. */
export const noDraft = 'data-gazetteer-no-draft';
