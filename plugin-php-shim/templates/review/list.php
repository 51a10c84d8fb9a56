<?php
/**
 * The list of listings with changes pending review.
 *
 * @var list<\WP_Post> $waiting
 * @var list<?\Gazetteer\Submission\Review\PendingEdit> $edits The pending edit of each listing.
 * @var array{string, string} $notice Message and notice type.
 */

declare(strict_types=1);

use Gazetteer\Submission\Review\Admin\ReviewScreen;

if (!defined('ABSPATH')) {
    exit;
}
?>
<div class="wrap gazetteer-review">
<h1><?php esc_html_e('Changes to listings', 'gazetteer'); ?></h1>
<?php if ($notice[0] !== '') : ?>
<div class="notice notice-<?php echo esc_attr($notice[1]); ?>"><p><?php echo esc_html($notice[0]); ?></p></div>
<?php endif; ?>
<?php if ($waiting === []) : ?>
<p><?php esc_html_e('No changes to review. If the review of changes is turned on in the settings, changes to published listings are shown here.', 'gazetteer'); ?></p>
<?php else : ?>
<p><?php esc_html_e('Visitors see the previous versions of these listings until you approve the changes.', 'gazetteer'); ?></p>
<table class="widefat striped">
<thead><tr><th scope="col"><?php esc_html_e('Listing', 'gazetteer'); ?></th><th scope="col"><?php esc_html_e('Owner', 'gazetteer'); ?></th><th scope="col"><?php esc_html_e('Pending since', 'gazetteer'); ?></th></tr></thead>
<tbody>
    <?php foreach ($waiting as $at => $post) : ?>
<tr>
<th scope="row"><a class="row-title" href="<?php echo esc_url(ReviewScreen::url($post->post_type, $post->ID)); ?>"><?php echo esc_html(get_the_title($post)); ?></a></th>
<td><?php echo esc_html((string) get_the_author_meta('display_name', (int) $post->post_author)); ?></td>
<td><?php echo esc_html((string) wp_date(get_option('date_format') . ' ' . get_option('time_format'), $edits[$at]->since ?? 0)); ?></td>
</tr>
    <?php endforeach; ?>
</tbody>
</table>
<?php endif; ?>
</div>
