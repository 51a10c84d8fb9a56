import { errorEntryId } from '@gazetteer/contract';
import { useStore } from '@gazetteer/view';
import type { Contact } from './contact.ts';
import type { ContactState } from './state.ts';
import { controlIds, fieldOf, wrapsIn } from './wraps.ts';

const errorsIn = ({ errors }: ContactState) => errors;

/**
 * For ears: each entry leads to its field, where the field can be led to. Where the field itself says what is wrong,
 * the tabulator does not stop at what nobody sees.
 */
export function ErrorList({ contact: { root, store, ids } }: { readonly contact: Contact }) {
	const errors = useStore(store, errorsIn);
	const controls = controlIds(root);
	const said = new Set(wrapsIn(root).map(fieldOf));
	return errors.map(({ field, message, idref = '' }) => {
		const id = document.getElementById(idref) ? idref : controls.get(field);
		return (
			<li key={field} id={errorEntryId(ids.unitTag, field)}>
				{id ? (
					<a href={`#${id}`} tabIndex={said.has(field) ? -1 : undefined}>
						{message}
					</a>
				) : (
					message
				)}
			</li>
		);
	});
}
