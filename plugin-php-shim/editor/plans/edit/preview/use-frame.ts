import type { RefObject } from 'react';
import { useEffect, useState } from '@wordpress/element';

/** The initial height of the preview in pixels. */
const INITIAL_HEIGHT = 420;

/** Writes HTML into an iframe, and returns the height of its content. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, html: string): number {
	const [height, setHeight] = useState(INITIAL_HEIGHT);
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
		// The height of the content changes when images and fonts load, and when the window is
		// resized.
		const watch = new ResizeObserver(() =>
			setHeight(Math.ceil(body.getBoundingClientRect().height)),
		);
		watch.observe(body);
		return () => watch.disconnect();
	}, [frame, html, isReady]);
	return height;
}
