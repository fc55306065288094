/** Who works at the desk of About's closing, seen over her shoulder: hair in a plait, an arm at the keys, a cane chair. */
import { card, fine, hair, pen, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { line, round } from '../../stage.mjs';

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
    return solid(lobe(-1) + lobe(1), '#0a1820', pen(1.9, 0.9));
  }) +
  solid(card(788, 706, 16, 9, 3), '#17504f', pen(1.8)) +
  solid('M790 715C786 732 790 744 796 754C802 744 806 732 802 715z', '#0a1820', pen(1.8));

/** The back of a chair: a frame of wood, in it woven cane through which one sees. */
function chair() {
  const frame = 'M665 880L674 694C676 664 690 652 714 650C773 642 837 642 892 650C915 652 928 664 930 694L941 880z';
  const inner = 'M687 880L694 700C695 682 701 674 716 672C773 664 833 664 890 672C904 674 910 682 911 700L919 880z';
  const cane = repeat(19, (i) => `M${684 + i * 13} 674L${684 + i * 13} 862`);
  const across = repeat(13, (i) => `M684 ${686 + i * 14}L922 ${686 + i * 14}`);
  const slant = (m) =>
    repeat(30, (i) => {
      const x = 500 + i * 20;
      return polygon(
        [
          [x, m > 0 ? 670 : 870],
          [x + 200, m > 0 ? 870 : 670],
        ],
        false,
      );
    });
  return (
    `<clipPath id="cane"><path d="${inner}"/></clipPath><g clip-path="url(#cane)">` +
    `${hair(cane + across, 0.34)}${hair(slant(1) + slant(-1), 0.2)}</g>` +
    `<path fill="#0b1f29" fill-rule="evenodd" d="${frame}${inner}"/>${line(frame, pen(3))}${line(inner, pen(2))}` +
    hair('M681 700C683 674 699 662 716 661C773 653 833 653 892 661', 0.6)
  );
}

/** Her arm, its hand on the keys; drawn before her back. */
const arm = () =>
  solid(FOREARM, '#123039', pen(2.6)) +
  hair('M1080 689L1068 694M1084 697L1070 701M1084 705L1072 708', 0.6) +
  line('M1030 704L1046 720M1026 708L1042 724', { width: 2.6, colour: '#ffe9c4' }) +
  solid(SLEEVE, '#0c222c', pen(2.8)) +
  hair('M939 640C954 670 963 706 965 742M935 690C945 716 948 740 946 764', 0.6) +
  fine('M934 752C945 772 968 776 986 762', 0.8);

/** Light of the screen along her jaw. */
const rim = () => line('M872 480C868 490 862 498 855 504', { width: 3, colour: '#fff', opacity: 0.75 });

/** She, and the chair she sits on. */
export const writer = () =>
  arm() +
  solid(TORSO, '#0a1d27', pen(3.2)) +
  hair(
    'M776 556C745 584 699 590 676 616M842 556C873 584 904 590 924 612M654 700C663 740 661 790 650 850M676 640C665 664 659 690 657 716M919 640C926 668 928 690 926 712M952 720C957 760 957 800 952 846M708 600C727 616 745 622 767 624M897 600C881 614 862 622 842 624',
    0.5,
  ) +
  solid(NECK, '#123039', pen(2.4)) +
  fine('M762 553C786 586 834 586 856 553', 0.9) +
  solid(HEAD, '#08161e', pen(3)) +
  hair(STRANDS, 0.65) +
  solid('M866 436C882 430 890 444 884 460C880 472 870 476 866 466z', '#123039', pen(2.2)) +
  line('M872 471l0.1 4', { width: 6, colour: '#fff3dc' }) +
  rim() +
  plait() +
  chair();
