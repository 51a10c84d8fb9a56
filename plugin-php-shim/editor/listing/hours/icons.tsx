/** @jsxRuntime classic */
/** @jsx createElement */
import { createElement } from '@wordpress/element';

export const COPY = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
		<path
			d="M8.5 8.5h11v11h-11z M15.5 8.5v-4h-11v11h4"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);
