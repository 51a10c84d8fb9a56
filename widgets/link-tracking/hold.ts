/** The one click of a page that waits for its event; the page follows it when it is released. */
interface Held {
	readonly link: Element;
	readonly timer: ReturnType<typeof setTimeout>;
	readonly follow: () => void;
}

let held: Held | undefined;

/** What of a link decides how the browser follows it. */
const COPIED = ['href', 'rel', 'referrerpolicy', 'ping'];

/** By a link of our own that is in no page, so that no script of the page hears of a second click. */
const followerOf = (link: Element, url: string, target: string) => {
	const copy = document.createElement('a');
	for (const name of COPIED) {
		const value = link.getAttribute(name);
		if (value !== null) copy.setAttribute(name, value);
	}
	copy.href = url;
	copy.target = target;
	return () => copy.click();
};

export const isHeld = (link: Element) => held?.link === link;

/** Forgets the click that waits: another one took its place, or the page was left. */
export function drop(): void {
	clearTimeout(held?.timer);
	held = undefined;
}

/** Follows the link that waits. After that the next click counts again. */
export function release(): void {
	const follow = held?.follow;
	drop();
	follow?.();
}

/** Returns the way to release this click, and no later one. */
export function hold(link: Element, url: string, target: string, delay: number): () => void {
	drop();
	const mine: Held = {
		link,
		timer: setTimeout(release, delay),
		follow: followerOf(link, url, target),
	};
	held = mine;
	return () => {
		if (held === mine) release();
	};
}
