import { CONFIG_ID, readPageConfig, type PageConfig } from '@gazetteer/contract';

let read: PageConfig | undefined;

/**
 * Reads the page settings. Only the mount files of widgets import this module, because the loader
 * must stay small.
 */
export const pageConfig = (): PageConfig =>
	(read ??= readPageConfig(document.getElementById(CONFIG_ID)?.textContent));

/** Returns the translation of an English text, or the text itself. */
export const pageText = (source: string): string => pageConfig().texts?.[source] ?? source;
