import { onScroll } from '@gazetteer/dom';
import type { Mount } from '@gazetteer/host';
import { BAR, OLDER_BAR, TRACK } from './markup.ts';
import { percentage } from './state.ts';
import './style.css';

/** A root that the page left empty becomes a track with a bar in it. */
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
	// An ornament, unless the page has given it a role or its own word on the matter.
	const isOrnament = !track.matches('[role],[aria-hidden]');
	if (isOrnament) track.setAttribute('aria-hidden', 'true');
	const { documentElement: page, body } = document;

	const measure = () => {
		bar.style.width = `${percentage(scrollY, page.scrollHeight - page.clientHeight)}%`;
	};
	measure();
	onScroll(measure, leaving);
	addEventListener('resize', measure, { signal: leaving });
	// Content that grows or shrinks moves the end of the page without any scrolling.
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
