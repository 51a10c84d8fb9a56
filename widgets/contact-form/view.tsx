import { CONTACT_CLASS as CLASS, errorEntryId } from '@gazetteer/contract';
import { useStore } from '@gazetteer/view';
import { useEffect, useState } from '@wordpress/element';
import type { Contact } from './contact.ts';
import type { ContactState } from './state.ts';
import { controlIds } from './wraps.ts';

const errorsIn = ({ errors }: ContactState) => errors;

/** For ears: each entry leads to its field, where the field can be led to. */
export function ErrorList({ contact: { root, store, ids } }: { readonly contact: Contact }) {
	const errors = useStore(store, errorsIn);
	const controls = controlIds(root);
	return errors.map(({ field, message, idref = '' }) => {
		const id = document.getElementById(idref) ? idref : controls.get(field);
		return (
			<li key={field} id={errorEntryId(ids.unitTag, field)}>
				{id ? <a href={`#${id}`}>{message}</a> : message}
			</li>
		);
	});
}

interface TipProps {
	readonly message: string;
	/** The wrap, where the tip lies over its control and has to make room for it. */
	readonly over: Element | undefined;
}

/** For eyes, beside its field. */
export function Tip({ message, over }: TipProps) {
	const [away, setAway] = useState(false);
	const leave = () => setAway(!!over);
	useEffect(() => {
		over?.addEventListener('focusin', leave);
		return () => over?.removeEventListener('focusin', leave);
	});
	return (
		<span
			className={CLASS.tip}
			aria-hidden="true"
			onClick={leave}
			style={away ? { display: 'none' } : {}}
		>
			{message}
		</span>
	);
}
