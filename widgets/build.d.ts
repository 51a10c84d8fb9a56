/** Constants that the build replaces. */
declare const __GAZETTEER_VERSION__: string;

/** A stylesheet as a string. */
declare module '*.css?inline' {
	const styles: string;
	export default styles;
}
