import '../shared/styles/admin.css';
import '../shared/styles/reorder.css';
import './screen.css';
import './categories/category-picker.css';
import './category-editor.css';
import './list/field-list.css';
import './list/field-form.css';
import './list/fields-preview.css';
import './save-bar.css';
import './small-screens.css';
import { createRoot } from '@wordpress/element';
import { addKinds } from '../shared/field-kinds.ts';
import { Screen } from './screen.tsx';
import { scriptData } from './script-data.ts';

const place = document.querySelector('#gazetteer-fields');
if (place) {
	addKinds(scriptData().types);
	createRoot(place).render(<Screen />);
}
