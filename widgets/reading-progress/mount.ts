import { onScroll } from '@gazetteer/dom';
import type { Mount } from '@gazetteer/host';
import { BAR, OLDER_BAR, TRACK } from './markup.ts';
import { percentage } from './state.ts';
import './style.css';

/** Renders the bar into an empty root, which becomes the track. */
const drawBar = (root: HTMLElement) => {
	root.classList.add(TRACK);
	const bar = document.createElement('div');
	bar.className = BAR;
	return root.appendChild(bar);
};

export const mount: Mount = (root, _options, leaving) => {
	const found = (root.querySelector(OLDER_BAR) ?? root.firstElementChild) as HTMLElement | null;
	const bar = found ?? drawBar(root);
	const track = bar.parentElement!;
	// Hide the bar from screen readers, unless the page sets a role or `aria-hidden` itself.
	const isOrnament = !track.matches('[role],[aria-hidden]');
	if (isOrnament) track.setAttribute('aria-hidden', 'true');
	const { documentElement: page, body } = document;

	const measure = () => {
		bar.style.width = `${percentage(scrollY, page.scrollHeight - page.clientHeight)}%`;
	};
	measure();
	onScroll(measure, leaving);
	addEventListener('resize', measure, { signal: leaving });
	// A change of the page's height also changes the percentage.
	const sizes = window.ResizeObserver && new ResizeObserver(measure);
	sizes?.observe(page);
	sizes?.observe(body);

	return () => {
		sizes?.disconnect();
		bar.style.width = '';
		if (isOrnament) track.removeAttribute('aria-hidden');
		if (found) return;
		root.classList.remove(TRACK);
		bar.remove();
	};
};
