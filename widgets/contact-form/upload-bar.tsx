import { TEXT, fillIn } from '@gazetteer/contract';
import { announce, type Dispose } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { watch } from '@gazetteer/store';
import { useStore } from '@gazetteer/view';
import type { Contact, View } from './contact.ts';
import { HAS_SPINNER, SPINNER } from './markup.ts';
import type { ContactState } from './state.ts';

/** Said once, half way, since more would be noise. */
const HALF = 0.5;

const goneIn = ({ gone = 0 }: ContactState) => gone;

function Progress({ contact: { store } }: { readonly contact: Contact }) {
	const label = pageText(TEXT.uploading);
	return <progress className="gz-upload" aria-label={label} value={useStore(store, goneIn)} />;
}

/** Shows beside the button how far the files have come. */
export function showUpload(contact: Contact, { fill }: View): Dispose {
	const { root, store } = contact;
	const button = root.querySelector(HAS_SPINNER);
	const place = button?.parentElement;
	if (!place) return () => {};

	const last = place.querySelector(SPINNER) ?? button;
	const { empty } = fill(place, <Progress contact={contact} />, {
		before: last.nextSibling,
		element: 'span',
	});
	const isHalf = (state: ContactState) => goneIn(state) >= HALF;
	const say = () => announce(fillIn(pageText(TEXT.uploadingShare), { share: HALF * 100 }));
	const stop = watch(store, isHalf, (half) => half && say());
	return () => {
		stop();
		empty();
	};
}
