/** @jsxRuntime classic */
/** @jsx createElement */
import { createElement } from '@wordpress/element';

const drawn = (path: string, fill = 'none') => (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
		<path d={path} fill={fill} stroke="currentColor" strokeWidth="1.5" />
	</svg>
);

const dots = (path: string) => (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
		<path d={path} stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
	</svg>
);

export const UP = drawn('M6 14.5L12 9l6 5.5');
export const DOWN = drawn('M6 9.5L12 15l6-5.5');
export const AWAY = drawn('M7 7l10 10 M17 7L7 17');
export const MORE = dots('M12 5.5v0 M12 12v0 M12 18.5v0');
export const GRIP = dots('M9 6v0 M9 12v0 M9 18v0 M15 6v0 M15 12v0 M15 18v0');
export const STAR = drawn(
	'M12 4.5l2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.6-4.6 2.6.9-5.3-3.8-3.7 5.2-.7z',
	'currentColor',
);
export const BACK = (
	<svg className="gz-back-arrow" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path d="M14.5 6L9 12l5.5 6" fill="none" stroke="currentColor" strokeWidth="1.5" />
	</svg>
);
