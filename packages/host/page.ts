import { CONFIG_ID, readPageConfig, type PageConfig } from '@gazetteer/contract';

let read: PageConfig | undefined;

/** The settings in the page's config element. Used by mounts only, to keep the loader small. */
export const pageConfig = (): PageConfig =>
	(read ??= readPageConfig(document.getElementById(CONFIG_ID)?.textContent));

/** A visible text in the language of the page. */
export const pageText = (source: string): string => pageConfig().texts?.[source] ?? source;
