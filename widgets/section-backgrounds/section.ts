import { BACKGROUND, NEVER, SHOWN } from './markup.ts';

const FIRST_PICTURE = /url\(["']?(.*?)["']?\)/;

export const backgroundOf = (section: Element) =>
	getComputedStyle(section).getPropertyValue(BACKGROUND);

export const show = (section: Element) => {
	if (!section.matches(NEVER)) section.classList.add(SHOWN);
};

/**
 * Shows the background when its image is decoded or has failed, so that it does not appear line by
 * line.
 */
export const load = (section: Element) => {
	const shown = () => show(section);
	const address = FIRST_PICTURE.exec(backgroundOf(section))?.[1];
	if (!address) return shown();
	const picture = new Image();
	picture.src = address;
	picture.decode().then(shown, shown);
};
