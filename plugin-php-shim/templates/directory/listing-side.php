<?php
/**
 * Contact details and opening hours of a listing.
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
            <?php
            $isAlways = $hours->areAlike();
            $today = Weekday::from((int) $now->format('N'));
            $said = static fn (Weekday $day): string => implode(', ', array_map(
                static fn (string $span): string => Tag::of('bdi', [], Tag::text($span)),
                array_map(static fn (array $span): string => OpeningHours::format(...$span), $hours->on($day)) ?: [__('Closed', 'gazetteer')],
            ));
            $week = Tag::of('dl', [], implode('', array_map(static fn (Weekday $day): string => Tag::of(
                'div',
                ['class' => !$isAlways && $day === $today ? 'gz-today' : null],
                Tag::of('dt', [], Tag::text($isAlways ? __('Every day', 'gazetteer') : OpeningHours::name($day))) . Tag::of('dd', [], $said($day)),
            ), $isAlways ? [Weekday::Monday] : Weekday::cases())));
            ?>
            <?php // Narrow screens show today's hours, and the week on tap. CSS hides one of the two versions. ?>
            <?php if ($isAlways) : ?>
                <?php echo $week; ?>
            <?php else : ?>
                <details class="gz-place-week">
                    <summary><span><?php echo Tag::text(__('Today', 'gazetteer')); ?></span> <span class="gz-place-span"><?php echo $said($today); ?></span></summary>
                    <?php echo $week; ?>
                </details>
                <div class="gz-place-all-week"><?php echo $week; ?></div>
            <?php endif; ?>
        </section>
    <?php endif; ?>
</aside>
