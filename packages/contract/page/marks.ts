// The attributes by which a page and the product speak of widgets, imported as `MARK.widget`.

/** Names the widgets of an element, apart by spaces. */
export const widget = 'data-gazetteer';

/** Overrules the moment in which an element's widgets start. */
export const when = 'data-gazetteer-when';

/** On the script tag: which of the older markup may be taken over. Empty means all. */
export const adopt = 'data-gazetteer-adopt';

/** On a started root: the version that started it. A second copy leaves it alone. */
export const mounted = 'data-gz-mounted';

/** On a form that is checked: who tells people from robots, ... */
export const botCheck = 'data-gazetteer-bot-check';

/** ... by which site key, ... */
export const botCheckKey = 'data-gazetteer-bot-check-key';

/** ... and the consent without which a visitor is asked before anything of theirs is loaded. */
export const botCheckConsent = 'data-gazetteer-bot-check-consent';

/** The address of the script, and the name of the service, if another plugin registered the provider. */
export const botCheckScript = 'data-gazetteer-bot-check-script';
export const botCheckName = 'data-gazetteer-bot-check-name';

/** On the wrapper, or on any part of a form: what is written there is not kept for a reload. */
export const noDraft = 'data-gazetteer-no-draft';
