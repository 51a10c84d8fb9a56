// Use SVG icons instead of an icon font. Screen readers would announce the font's characters, and
// the editor's canvas iframe would not load the font.
export const drawn = (path: string, fill = 'none') => (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
		<path d={path} fill={fill} stroke="currentColor" strokeWidth="1.5" />
	</svg>
);

const dots = (places: readonly (readonly [number, number])[]) => (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
		{places.map(([x, y]) => (
			<circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" fill="currentColor" />
		))}
	</svg>
);

export const UP = drawn('M6 14.5L12 9l6 5.5');
export const DOWN = drawn('M6 9.5L12 15l6-5.5');
export const LEFT = drawn('M14.5 6L9 12l5.5 6');
export const RIGHT = drawn('M9.5 6l5.5 6-5.5 6');
export const REMOVE = drawn('M7 7l10 10 M17 7L7 17');
export const COPY = drawn('M8.5 8.5h11v11h-11z M15.5 8.5v-4h-11v11h4');
export const MORE = dots([7, 12, 17].map((y) => [12, y] as const));
export const GRIP = dots([9, 15].flatMap((x) => [7, 12, 17].map((y) => [x, y] as const)));
export const STAR = drawn(
	'M12 4.5l2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.6-4.6 2.6.9-5.3-3.8-3.7 5.2-.7z',
	'currentColor',
);
