/** What the build fills in. */
declare const __GAZETTEER_VERSION__: string;

declare module 'virtual:gazetteer-dress' {
	export const dress: import('@gazetteer/host').Dress;
}
