import { LINK_KIND, TRACKER } from '@gazetteer/contract';
import { classify } from './classify.ts';
import { eventOf } from './event.ts';
import { drop, hold, isHeld } from './hold.ts';
import { currentSender } from './sender.ts';
import { readSettings } from './settings.ts';

/**
 * The widget may be mounted on several elements that contain the same link. Each click counts
 * once.
 */
const handled = new WeakSet<Event>();

/** Returns the closest link around the click inside `root`, including links in a shadow tree. */
const linkOf = (event: Event, root: Element) => {
	const path = event.composedPath();
	const within = path.slice(0, path.indexOf(root) + 1);
	return within.find(
		(node): node is Element =>
			node instanceof Element && Element.prototype.matches.call(node, 'a[href],area[href]'),
	);
};

const HERE = ['', '_self', '_parent', '_top'];

const targetOf = (link: Element) =>
	link.getAttribute('target') ??
	document.querySelector('base[target]')?.getAttribute('target') ??
	'';

const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
	ctrlKey || metaKey || shiftKey || altKey;

const addressOf = (link: Element | undefined) => {
	const href = link?.getAttribute('href')?.trim() ?? '';
	return URL.canParse(href, document.baseURI) ? new URL(href, document.baseURI) : undefined;
};

/** Returns whether the link would open in the same tab. */
const leavesPage = (event: MouseEvent, link: Element, { protocol }: URL) =>
	!event.defaultPrevented &&
	!event.button &&
	!isModified(event) &&
	/^https?:$/.test(protocol) &&
	HERE.includes(targetOf(link).toLowerCase());

const HOLDABLE: readonly unknown[] = [LINK_KIND.outbound, LINK_KIND.affiliate];

/**
 * Never delay links with a category attribute, and downloads, because a download does not unload
 * the page.
 */
const NEVER_HELD = [TRACKER.category, 'download'];

export function followLink(event: MouseEvent, root: Element): void {
	const link = linkOf(event, root);
	const url = addressOf(link);
	// Ignore the right mouse button, which opens a menu.
	if (!link || !url || event.button > 1 || handled.has(event)) return;
	handled.add(event);

	const leaves = leavesPage(event, link, url);
	if (leaves && isHeld(link)) return event.preventDefault();
	// The visitor follows another link, so cancel the delayed one.
	if (leaves) drop();

	const settings = readSettings();
	const classified = classify(url, location.hostname, settings);
	const tracked = settings.isOff ? undefined : eventOf(link, url, classified, settings);
	const sender = tracked && currentSender();
	if (!sender) return;

	const click: { isSent?: boolean; release?: () => void } = {};
	sender.send(tracked, () => {
		click.isSent = settings.releaseOnCallback;
		if (click.isSent) click.release?.();
	});
	const mayHold =
		leaves &&
		!click.isSent &&
		settings.delay > 0 &&
		HOLDABLE.includes(classified?.kind) &&
		!NEVER_HELD.some((name) => link.hasAttribute(name));
	if (!mayHold) return;

	event.preventDefault();
	click.release = hold(link, url.href, targetOf(link), settings.delay);
}
