import type { RefObject } from 'react';
import { useEffect, useState } from '@wordpress/element';

/** Pixels before the first card is there. */
const FIRST = 420;

/** Puts markup into a frame, and tells how high it is then. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, html: string): number {
	const [height, setHeight] = useState(FIRST);
	const [isReady, ready] = useState(false);

	useEffect(() => {
		const element = frame.current;
		if (!element) return;
		const loaded = () => ready(true);
		element.addEventListener('load', loaded);
		const page = element.contentDocument;
		if (page?.readyState === 'complete' && page.body.inert) loaded();
		return () => element.removeEventListener('load', loaded);
	}, [frame]);

	useEffect(() => {
		const body = frame.current?.contentDocument?.body;
		if (!isReady || !body || html === '') return;
		body.innerHTML = html;
		// Pictures and fonts come later, and the frame's own width changes with the window's.
		const watch = new ResizeObserver(() =>
			setHeight(Math.ceil(body.getBoundingClientRect().height)),
		);
		watch.observe(body);
		return () => watch.disconnect();
	}, [frame, html, isReady]);
	return height;
}
