import '../shared/styles/admin.css';
import '../shared/styles/reorder.css';
import './styles/screen.css';
import './styles/plan-list.css';
import './styles/no-plans.css';
import './styles/plan-editor.css';
import './styles/plan-sections.css';
import './styles/plan-categories.css';
import './styles/plan-preview.css';
import './styles/notification.css';
import './styles/small-screens.css';
import { createRoot } from '@wordpress/element';
import { Screen } from './screen.tsx';

const place = document.getElementById('gazetteer-plans');
if (place) createRoot(place).render(<Screen />);
