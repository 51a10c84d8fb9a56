/** What the build fills in. */
declare const __GAZETTEER_VERSION__: string;
