import { report } from '@gazetteer/host';
import { createStore, type Store } from '@gazetteer/store';
import { renderInto, useStore } from '@gazetteer/view';
import type { ShowButton } from './show-button.ts';
import { Arrow } from './icon.tsx';

interface Props {
	readonly label: string;
	readonly far: Store<boolean>;
}

const identity = (far: boolean) => far;

/** Has no click handler, because the mount handles clicks on the root. */
export const BackToTop = ({ label, far }: Props) => (
	<button
		type="button"
		className="gz-scroll-top"
		aria-label={label}
		hidden={!useStore(far, identity)}
	>
		<Arrow />
	</button>
);

/** Renders our own button into an empty root. */
export function draw(root: HTMLElement, label: string): ShowButton {
	const far = createStore(false);
	const leave = renderInto(root, <BackToTop label={label} far={far} />, (error) =>
		report(root, 'scroll-top', error),
	);
	return (is) => (is === undefined ? leave() : far.update(() => is));
}
