/** What the build fills in. */
declare const __GAZETTEER_VERSION__: string;

/** A stylesheet as a text. */
declare module '*.css?inline' {
	const styles: string;
	export default styles;
}
