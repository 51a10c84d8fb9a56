<?php
/**
 * The section with title, tagline, category and description.
 *
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 * @var \Gazetteer\Submission\Form\Fields\TermFields $terms
 * @var \Gazetteer\Submission\Form\Fields\FieldDrawer $field Escapes its output.
 */

declare(strict_types=1);

use Gazetteer\Contract\Limit;
use Gazetteer\Plans\Domain\Inclusion;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the drawer escape texts and attributes.
?>
<section class="gz-section" aria-labelledby="gz-section-basics">
<h2 class="gz-section-title" id="gz-section-basics"><?php esc_html_e('The listing', 'gazetteer'); ?></h2>
<?php
echo $field->line('postTitle', 'lptitle', __('Title', 'gazetteer'), '', ['class' => 'lptitle', 'maxlength' => 200, 'autocomplete' => 'organization']);
if ($view->includes(Inclusion::Tagline)) {
    echo $field->line('tagline_text', 'inputTagline', __('Tagline', 'gazetteer'), __('One short sentence about the listing.', 'gazetteer'), ['maxlength' => 200, 'autocomplete' => 'off']);
}
echo $terms->category($field);
echo $field->area(
    'postContent',
    'inputDescription',
    __('Description', 'gazetteer'),
    __('Describe the listing for visitors. An empty line starts a new paragraph.', 'gazetteer'),
    ['rows' => 8],
);
if ($view->includes(Inclusion::Tags)) {
    echo $field->line('tags', 'inputTags', __('Tags', 'gazetteer'), __('Search terms, separated by commas.', 'gazetteer'), ['autocomplete' => 'off', 'data-gazetteer-most' => Limit::TAGS]);
}
?>
</section>
