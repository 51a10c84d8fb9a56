// Parts of WordPress's packages that the screens of the directory use beside those of the editor.

declare module '@wordpress/a11y' {
	export function speak(message: string, how?: 'polite' | 'assertive'): void;
}

declare module '@wordpress/i18n' {
	export function isRTL(): boolean;
	export function _n(single: string, plural: string, count: number, domain: string): string;
}
