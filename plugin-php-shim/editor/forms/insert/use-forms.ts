import { useSelect } from '@wordpress/data';
import { store } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { FORM_POST_TYPE } from '../sidebar/form-meta.ts';

export interface FormChoice {
	readonly id: number;
	readonly title: string;
	readonly isDraft: boolean;
}

export const formLabel = ({ title, isDraft }: FormChoice) =>
	/* translators: %s: the title of a form. */
	isDraft ? sprintf(__('%s (not published yet)', 'gazetteer'), title) : title;

const ASKED = {
	per_page: 100,
	status: ['publish', 'draft'],
	context: 'edit',
	orderby: 'title',
	order: 'asc',
};

const chosenFrom = ({
	id,
	title,
	status,
}: {
	id: number;
	title: { raw?: string; rendered: string };
	status: string;
}) => ({
	id,
	title: decodeEntities(title.raw ?? title.rendered) || __('Untitled form', 'gazetteer'),
	isDraft: status !== 'publish',
});

/** Returns the forms whose titles contain the search text, or undefined while they load. */
export function useForms(words: string): FormChoice[] | undefined {
	const found = useSelect(
		(select) =>
			select(store).getEntityRecords('postType', FORM_POST_TYPE, {
				...ASKED,
				...(words && { search: words }),
			}),
		[words],
	);
	return found?.map(chosenFrom);
}

/** Returns a form, or undefined while the form loads or if the form does not exist. */
export function useForm(id: number): FormChoice | undefined {
	const found = useSelect(
		(select) =>
			id > 0 ? select(store).getEntityRecord('postType', FORM_POST_TYPE, id) : undefined,
		[id],
	);
	return found && chosenFrom(found);
}

export const editAddress = (id: number) => `post.php?post=${id}&action=edit`;

export const NEW_ADDRESS = `post-new.php?post_type=${FORM_POST_TYPE}`;
