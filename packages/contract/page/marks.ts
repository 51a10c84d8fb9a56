// Attributes of widgets. Import them as `MARK.widget`.

/** Contains the names of the widgets that start on the element, separated by spaces. */
export const widget = 'data-gazetteer';

/** Overrides when the widgets of the element start, such as `idle` or `visible`. */
export const when = 'data-gazetteer-when';

/**
 * On the script tag: the widgets that may handle older markup. An empty value allows all widgets.
 */
export const adopt = 'data-gazetteer-adopt';

/** On a mounted element: the version of the loader. A second loader on the page skips this element. */
export const mounted = 'data-gz-mounted';

/** On a form with a bot check: the slug of the provider. */
export const botCheck = 'data-gazetteer-bot-check';

/** On a form with a bot check: the site key. */
export const botCheckKey = 'data-gazetteer-bot-check-key';

/**
 * On a form with a bot check: the consent category that the visitor must accept before the
 * provider's script loads.
 */
export const botCheckConsent = 'data-gazetteer-bot-check-consent';

/**
 * On a form with another plugin's provider: the URL of the provider's script, and the service's
 * name.
 */
export const botCheckScript = 'data-gazetteer-bot-check-script';
export const botCheckName = 'data-gazetteer-bot-check-name';

/** On an element of a form: its inputs are not saved in the draft. */
export const noDraft = 'data-gazetteer-no-draft';
