/** Who works at the table of About's closing by day, seen over her shoulder: a plait, an arm at the keys, a cane chair. */
import { DAY } from '../../daylight.mjs';
import { card, hair, pen, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const SKIN = '#9a6238';
const DUSK = '#6d4225';
const SHEEN = '#6e7f83';
const CANE = '#a8743a';

const TORSO =
  'M776 540C747 566 699 568 668 592C639 616 624 686 617 764L606 880L987 880C983 800 976 720 967 668C961 630 948 600 928 588C899 568 864 566 840 540z';
const SLEEVE =
  'M924 588C957 598 974 644 985 690C992 720 992 746 983 770C967 786 939 780 932 760C926 710 915 640 924 588z';
const FOREARM =
  'M946 760C946 786 976 792 994 770L1060 717C1066 714 1078 715 1092 713C1099 712 1099 705 1092 705L1084 705L1105 700C1112 698 1110 691 1104 692L1084 697L1106 688C1112 685 1108 679 1102 681L1080 689L1097 677C1102 673 1098 668 1092 671L1068 684L1059 689L1060 680C1060 674 1053 674 1051 680L1046 694L1038 700L984 738C970 734 950 742 946 760z';
const NECK = 'M776 492C778 520 778 540 764 552C790 578 832 578 854 552C840 540 840 516 842 490z';
const HEAD =
  'M778 514C746 490 732 446 740 406C748 366 782 344 816 345C856 347 884 380 884 422C884 436 882 448 878 458L872 478C866 498 850 512 838 516C820 524 796 524 778 514z';

/** Strands that run to the nape. */
const STRANDS =
  'M818 346C800 380 788 440 800 512M800 349C768 380 756 440 782 500M782 358C752 384 744 430 764 486M838 350C862 380 862 440 824 510M856 360C876 392 874 440 846 496';

/** A plait from the nape: lobes from both sides that get smaller. */
const plait = () =>
  repeat(10, (i) => {
    const [y, w] = [520 + i * 19, 19 - i * 1.15];
    const x = 806 - i * 1.1;
    const lobe = (m) =>
      `M${round(x)} ${y + 18}C${round(x + m * w * 0.7)} ${y + 16} ${round(x + m * w * 1.25)} ${y + 2} ${round(x + m * w)} ${y - 10}C${round(x + m * w * 0.4)} ${y - 8} ${round(x - m * 2)} ${y + 2} ${round(x)} ${y + 18}z`;
    return solid(lobe(-1) + lobe(1), DAY.ink, { width: 1.3, colour: SHEEN });
  }) +
  area('M790 715C786 732 790 744 796 754C802 744 806 732 802 715z', DAY.ink) +
  solid(card(787, 704, 18, 12, 4), '#e08a3c', pen(1.6));

/** The back of a chair: a frame of wood, in it woven cane through which one sees. */
function chair() {
  const frame = 'M665 880L674 694C676 664 690 652 714 650C773 642 837 642 892 650C915 652 928 664 930 694L941 880z';
  const inner = 'M687 880L694 700C695 682 701 674 716 672C773 664 833 664 890 672C904 674 910 682 911 700L919 880z';
  const cane = repeat(19, (i) => `M${684 + i * 13} 664L${684 + i * 13} 880`);
  const across = repeat(16, (i) => `M684 ${672 + i * 14}L922 ${672 + i * 14}`);
  return (
    `<clipPath id="cane"><path d="${inner}"/></clipPath><g clip-path="url(#cane)">` +
    `${line(cane + across, { width: 1.8, colour: '#f1d6a0', opacity: 0.75 })}</g>` +
    `<path fill="${CANE}" fill-rule="evenodd" d="${frame}${inner}"/>${line(frame, pen(2.6))}${line(inner, pen(1.8))}` +
    line('M892 655C911 658 922 668 924 694L932 820', { width: 3, colour: '#f6cf8e' })
  );
}

/** Her arm, its hand on the keys; drawn before her back. */
const arm = () =>
  solid(FOREARM, SKIN, pen(2.4)) +
  hair('M1080 689L1068 694M1084 697L1070 701M1084 705L1072 708', 0.8) +
  line('M1030 704L1046 720M1026 708L1042 724', { width: 2.8, colour: '#f2b84a' }) +
  solid(SLEEVE, '#3fa79f', pen(2.6)) +
  hair('M939 640C954 670 963 706 965 742M935 690C945 716 948 740 946 764', 0.7) +
  line('M936 756C947 774 968 778 984 764', { width: 5, colour: '#f2c063' });

/** Her blouse, the left of it in shade. */
const back = () =>
  solid(TORSO, '#2b928c', pen(2.8)) +
  area(
    'M776 540C747 566 699 568 668 592C639 616 624 686 617 764L606 880L690 880C672 800 672 700 700 640C716 600 756 584 792 560z',
    '#176e6c',
  ) +
  hair(
    'M842 556C873 584 904 590 924 612M919 640C926 668 928 690 926 712M952 720C957 760 957 800 952 846M897 600C881 614 862 622 842 624',
    0.6,
  ) +
  line('M852 560C880 580 906 588 926 602', { width: 3, colour: '#c9efe4' });

/** She, and the chair she sits on. */
export const writer = () =>
  arm() +
  back() +
  solid(NECK, DUSK, pen(2.2)) +
  line('M762 556C786 588 834 588 856 556', { width: 5, colour: '#f2c063' }) +
  area(HEAD, DAY.ink) +
  line(STRANDS, { width: 1.3, colour: SHEEN, opacity: 0.9 }) +
  line('M852 366C870 382 878 402 879 424', { width: 3, colour: '#ffd9a0' }) +
  solid('M866 436C882 430 890 444 884 460C880 472 870 476 866 466z', SKIN, pen(2)) +
  line('M872 471l0.1 4', { width: 6, colour: '#f2b84a' }) +
  plait() +
  chair();
