/** @jsxRuntime classic */
/** @jsx createElement */
import { createElement } from '@wordpress/element';

const dots = (places: readonly (readonly [number, number])[]) => (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
		{places.map(([x, y]) => (
			<circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" fill="currentColor" />
		))}
	</svg>
);

export const GRIP = dots([9, 15].flatMap((x) => [7, 12, 17].map((y) => [x, y] as const)));
export const MORE = dots([7, 12, 17].map((y) => [12, y] as const));
