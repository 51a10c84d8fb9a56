/**
 * Uses a polyline instead of a path, because themes that reset all CSS properties reset the path's
 * `d`, but not `points`.
 */
export const Arrow = () => (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
		<polyline points="5 12 12 5 12 19 12 5 19 12" />
	</svg>
);
