import { CONFIG_ID, readPageConfig, type PageConfig } from '@gazetteer/contract';

let read: PageConfig | undefined;

/** The page's settings, as its config element gives them. Asked for by mounts: the loader has no room for it. */
export const pageConfig = (): PageConfig =>
	(read ??= readPageConfig(document.getElementById(CONFIG_ID)?.textContent));

/** A visitor-facing text in the page's language. */
export const pageText = (source: string): string => pageConfig().texts?.[source] ?? source;
