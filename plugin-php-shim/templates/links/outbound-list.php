<?php
/**
 * The list of outbound links.
 *
 * @var \Gazetteer\Links\Admin\Outbound\OutboundListTable $list
 * @var array<string, string> $place Query arguments of the screen's URL.
 * @var string $notice Message; '' for none.
 * @var list<string> $warnings
 */

declare(strict_types=1);

use Gazetteer\Links\Admin\Outbound\OutboundScreen;

if (!defined('ABSPATH')) {
    exit;
}

$list->prepare_items();
?>
<div class="wrap gazetteer-outbound">
    <h1 class="wp-heading-inline"><?php esc_html_e('Outbound links', 'gazetteer'); ?></h1>
    <a class="page-title-action" href="<?php echo esc_url(OutboundScreen::url(['view' => 'edit'])); ?>"><?php esc_html_e('Add link', 'gazetteer'); ?></a>
    <a class="page-title-action" href="<?php echo esc_url(OutboundScreen::url(['view' => 'import'])); ?>"><?php esc_html_e('Import', 'gazetteer'); ?></a>
    <?php if ($list->has_items()) : ?>
        <a class="page-title-action" href="<?php echo esc_url(wp_nonce_url(OutboundScreen::url(['view' => 'export']), 'gazetteer_outbound_export')); ?>"><?php esc_html_e('Export', 'gazetteer'); ?></a>
    <?php endif; ?>
    <?php if ($list->search() !== '') : ?>
        <span class="subtitle">
            <?php
            /* translators: %s: what was searched for. */
            echo esc_html(sprintf(__('Search results for “%s”', 'gazetteer'), $list->search()));
            ?>
        </span>
    <?php endif; ?>
    <hr class="wp-header-end">
    <?php if ($notice !== '') : ?>
        <div class="notice notice-success is-dismissible" role="status"><p><?php echo esc_html($notice); ?></p></div>
    <?php endif; ?>
    <?php foreach ($warnings as $warning) : ?>
        <div class="notice notice-info inline"><p><?php echo esc_html($warning); ?></p></div>
    <?php endforeach; ?>
    <p class="gazetteer-outbound-intro"><?php esc_html_e('Addresses of this site that redirect to partners. Use them in texts and buttons instead of the partner’s own address.', 'gazetteer'); ?></p>
    <form method="get" action="<?php echo esc_url(admin_url('edit.php')); ?>">
        <?php foreach ($place as $key => $value) : ?>
            <input type="hidden" name="<?php echo esc_attr($key); ?>" value="<?php echo esc_attr($value); ?>">
        <?php endforeach; ?>
        <?php
        $list->search_box(__('Search links', 'gazetteer'), 'gazetteer-outbound');
        $list->display();
        ?>
    </form>
</div>
