<?php
/**
 * The owner's listings and orders.
 *
 * @var string $root The root element's attributes, escaped.
 * @var list<\Gazetteer\Submission\Dashboard\OwnListing> $listings
 * @var list<\Gazetteer\Plans\Domain\Order> $orders
 * @var \Closure(\Gazetteer\Plans\Domain\Order): ?\Gazetteer\Plans\Domain\PaymentDue $due
 * @var string $claims Markup of the claims; '' for none.
 * @var int $number Number of the current page.
 * @var int $pages
 * @var string $address URL of this page.
 * @var string $submit URL of the submit page; '' for none.
 * @var array{string, string} $notice Message and CSS modifier.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Submission\Dashboard\MyListingsBlock;
use Gazetteer\Submission\Pages\SubmissionTemplates;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the parts escape texts and attributes.
?>
<div <?php echo $root; ?>>
<?php if ($notice[0] !== '') : ?>
<div class="<?php echo $notice[1] === 'bad' ? 'gz-form-summary' : 'gz-submitted'; ?>" role="<?php echo $notice[1] === 'bad' ? 'alert' : 'status'; ?>" tabindex="-1" autofocus><p><?php echo Tag::text($notice[0]); ?></p></div>
<?php endif; ?>
<?php if ($listings === []) : ?>
<div class="gz-own-empty">
<p><?php esc_html_e('You have no listings yet.', 'gazetteer'); ?></p>
<?php if ($submit !== '') : ?>
<p><a class="wp-element-button gz-button" href="<?php echo esc_url($submit); ?>"><?php esc_html_e('Submit a listing', 'gazetteer'); ?></a></p>
<?php endif; ?>
</div>
<?php else : ?>
<?php if ($submit !== '') : ?>
<p class="gz-own-new"><a href="<?php echo esc_url($submit); ?>"><?php esc_html_e('Submit another listing', 'gazetteer'); ?></a></p>
<?php endif; ?>
<ul class="gz-own-listings">
<?php
foreach ($listings as $listing) {
    echo SubmissionTemplates::draw('dashboard/listing', ['listing' => $listing, 'address' => $address]);
}
?>
</ul>
<?php endif; ?>
<?php if ($pages > 1) : ?>
<nav class="gz-own-pages" aria-label="<?php esc_attr_e('Pages of your listings', 'gazetteer'); ?>">
<?php if ($number > 1) : ?>
<a rel="prev" href="<?php echo esc_url(add_query_arg(MyListingsBlock::PAGE, $number - 1, $address)); ?>"><?php esc_html_e('Previous page', 'gazetteer'); ?></a>
<?php endif; ?>
<?php if ($number < $pages) : ?>
<a rel="next" href="<?php echo esc_url(add_query_arg(MyListingsBlock::PAGE, $number + 1, $address)); ?>"><?php esc_html_e('Next page', 'gazetteer'); ?></a>
<?php endif; ?>
</nav>
<?php endif; ?>
<?php echo $claims; ?>
<?php echo $orders === [] ? '' : SubmissionTemplates::draw('dashboard/orders', ['orders' => $orders, 'due' => $due]); ?>
</div>
