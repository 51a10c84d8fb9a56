<?php
/**
 * The list of contact form entries.
 *
 * @var \Gazetteer\ContactForm\Entries\Admin\EntryListTable $list
 * @var \Gazetteer\ContactForm\Entries\EntryQuery $query
 */

declare(strict_types=1);

use Gazetteer\ContactForm\Entries\Admin\EntriesScreen;
use Gazetteer\ContactForm\Entries\Admin\EntryActions;

if (!defined('ABSPATH')) {
    exit;
}
?>
<div class="wrap">
    <h1 class="wp-heading-inline"><?php esc_html_e('Entries', 'gazetteer'); ?></h1>
    <?php if ($list->has_items()) : ?>
        <a class="page-title-action" href="<?php echo esc_url(EntryActions::exportUrl($query)); ?>"><?php esc_html_e('Export as CSV', 'gazetteer'); ?></a>
    <?php endif; ?>
    <?php if ($query->search !== '') : ?>
        <span class="subtitle">
            <?php
            /* translators: %s: what was searched for. */
            echo esc_html(sprintf(__('Search results for “%s”', 'gazetteer'), $query->search));
            ?>
        </span>
    <?php endif; ?>
    <hr class="wp-header-end">
    <?php $list->views(); ?>
    <form method="get" action="<?php echo esc_url(admin_url(EntriesScreen::file())); ?>" class="gazetteer-entries">
        <?php foreach (EntriesScreen::place() as $key => $value) : ?>
            <input type="hidden" name="<?php echo esc_attr($key); ?>" value="<?php echo esc_attr($value); ?>">
        <?php endforeach; ?>
        <?php if ($query->state !== null) : ?>
            <input type="hidden" name="state" value="<?php echo esc_attr($query->state->value); ?>">
        <?php endif; ?>
        <?php
        $list->search_box(__('Search entries', 'gazetteer'), 'gazetteer-entries');
        $list->display();
        ?>
    </form>
</div>
