<?php
/**
 * How to reach a place, and when it is open.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var \DateTimeInterface $now
 */

declare(strict_types=1);

use Gazetteer\Contract\Weekday;
use Gazetteer\Directory\Listing\ListingLinks;
use Gazetteer\Directory\Listing\OpeningHours;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

$rows = ListingLinks::rows($view);
$map = ListingLinks::map($view);
$hours = $view->hours();
if ($rows === [] && $map === '' && !$hours->areKnown()) {
    return;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<aside class="gz-place-side" aria-label="<?php esc_attr_e('Contact and opening hours', 'gazetteer'); ?>">
    <?php if ($rows !== [] || $map !== '') : ?>
        <section class="gz-place-contact">
            <h2><?php esc_html_e('Contact', 'gazetteer'); ?></h2>
            <?php if ($rows !== []) : ?>
                <ul role="list"><?php echo '<li class="gz-place-row">' . implode('</li><li class="gz-place-row">', $rows) . '</li>'; ?></ul>
            <?php endif; ?>
            <?php echo $map; ?>
        </section>
    <?php endif; ?>
    <?php if ($hours->areKnown()) : ?>
        <section class="gz-place-hours">
            <h2><?php esc_html_e('Opening hours', 'gazetteer'); ?></h2>
            <dl>
                <?php $isAlways = $hours->areAlike(); ?>
                <?php foreach ($isAlways ? [Weekday::Monday] : Weekday::cases() as $day) : ?>
                    <?php $spans = array_map(static fn (array $span): string => OpeningHours::words(...$span), $hours->on($day)); ?>
                    <div<?php echo !$isAlways && $day->value === (int) $now->format('N') ? ' class="gz-today"' : ''; ?>>
                        <dt><?php echo Tag::text($isAlways ? __('Every day', 'gazetteer') : OpeningHours::name($day)); ?></dt>
                        <dd><?php echo implode(', ', array_map(static fn (string $span): string => Tag::of('bdi', [], Tag::text($span)), $spans ?: [__('Closed', 'gazetteer')])); ?></dd>
                    </div>
                <?php endforeach; ?>
            </dl>
        </section>
    <?php endif; ?>
</aside>
