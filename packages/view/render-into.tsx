import type { Dispose } from '@gazetteer/dom';
import { createRoot } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Boundary } from './boundary.tsx';

/** Renders in a new child element of `place`, so that React never manages nodes of the server. */
export function renderInto(
	place: Element,
	node: ReactNode,
	broke: (error: unknown) => void = (error) => reportError(error),
): Dispose {
	const host = place.appendChild(document.createElement('div'));
	const root = createRoot(host);
	root.render(<Boundary broke={broke}>{node}</Boundary>);
	return () => {
		root.unmount();
		host.remove();
	};
}
