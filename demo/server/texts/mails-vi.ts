import type { MailTexts } from './texts';

export const mails: MailTexts = {
  somebody: 'Ai đó',
  via: '{{name}} qua {{seller}}',
  wrote: '{{name}} đã viết:',
  not_known: 'Người chia sẻ chưa đăng nhập vào {{seller}}, nên chúng tôi không thể cho biết đó là ai.',
  mail_limit:
    'Bạn đã đạt giới hạn gửi email khi chưa đăng nhập. Hãy dùng ít địa chỉ hơn, thử lại sau {{count}} phút hoặc đăng nhập.',
  mail_limit_member:
    'Tài khoản của bạn đã đạt giới hạn email mỗi giờ. Hãy thử lại sau {{count}} phút hoặc chia sẻ liên kết.',
  link_limit:
    'Bạn đã đạt giới hạn tạo liên kết khi chưa đăng nhập. Hãy thử lại sau {{count}} phút, chia sẻ báo giá qua email hoặc đăng nhập.',
  mail_because_shared:
    'Bạn nhận được email này vì {{name}} đã nhập địa chỉ của bạn trên trang của {{seller}}. Chúng tôi không dùng địa chỉ vào việc gì khác.',
  mail_because_visitor:
    'Bạn nhận được email này vì có người đã nhập địa chỉ của bạn trên trang của {{seller}}. Chúng tôi không dùng địa chỉ vào việc gì khác.',
  mail_because_asked:
    'Bạn nhận được email này vì địa chỉ này đã được nhập trên trang của {{seller}} để nhận email. Chúng tôi không dùng địa chỉ vào việc gì khác.',
  mail_because_account: 'Bạn nhận được email này vì nội dung liên quan đến tài khoản {{seller}} của bạn, {{account}}.',
  mail_quote_subject: '{{name}} đã chia sẻ báo giá với bạn: {{what}}, {{number}}',
  mail_quote_subject_visitor: 'Một báo giá đã được chia sẻ với bạn: {{what}}, {{number}}',
  mail_quote_title: '{{name}} đã chia sẻ báo giá với bạn',
  mail_quote_brief: '{{what}}, {{total}} mỗi tháng. Có hiệu lực đến {{until}}.',
  mail_quote: 'Báo giá {{number}} ngày {{date}} cho {{what}}. Báo giá có hiệu lực đến {{until}}.',
  mail_quote_attached: 'Báo giá được đính kèm dưới dạng PDF. Bản trực tuyến có kèm giá hôm nay.',
  mail_open: 'Mở báo giá',
  mail_cart_subject: 'Giỏ hàng của bạn dạng PDF: {{what}}, {{number}}',
  mail_cart_title: 'Giỏ hàng của bạn dạng PDF',
  mail_cart:
    'Bạn đã yêu cầu giỏ hàng ngày {{date}}, {{what}}. Giỏ hàng được lưu thành báo giá {{number}}, có hiệu lực đến {{until}}.',
  mail_guide_subject: 'Bảng giá chi tiết {{seller}} của bạn',
  mail_guide_title: 'Bảng giá chi tiết của bạn',
  mail_guide:
    'Tất cả các gói và tiện ích bổ sung, nội dung và giá, tính bằng {{currency}}. Bảng giá được đính kèm, và bạn cũng có thể đọc trực tuyến.',
  mail_guide_open: 'Đọc bảng giá',
  mail_receipt_subject: 'Biên nhận {{seller}} của bạn: {{what}}, hóa đơn {{number}}',
  mail_receipt_title: 'Biên nhận cho hóa đơn {{number}}',
  mail_receipt: 'Cảm ơn bạn đã đặt hàng ngày {{date}}. Đây là khoản đã thanh toán:',
  mail_receipt_renewal: 'Gói đăng ký của bạn đã được gia hạn ngày {{date}}. Đây là khoản đã thanh toán:',
  mail_receipt_trial:
    'Thời gian dùng thử đã hết và gói đăng ký của bạn bắt đầu ngày {{date}}. Đây là khoản đã thanh toán:',
  mail_receipt_brief: '{{what}}: {{total}}, {{date}}.',
  receipt_next: 'Hóa đơn tiếp theo vào {{date}}: {{total}}',
  receipt_attached: 'Hóa đơn được đính kèm dưới dạng PDF. Để mở trực tuyến, hãy đăng nhập.',
  mail_invoice_open: 'Mở hóa đơn',
  mail_credit_note_subject: 'Giấy báo có {{number}} của {{seller}}: {{what}}',
  mail_credit_note:
    'Gói đăng ký của bạn đã thay đổi vào {{date}}. Khoản này được giữ lại để trừ vào hóa đơn tiếp theo:',
  credit_note_attached: 'Giấy báo có được đính kèm dưới dạng PDF. Để mở trực tuyến, hãy đăng nhập.',
  mail_credit_note_open: 'Mở giấy báo có',
  mail_declined_subject: 'Khoản thanh toán cho {{what}} đã bị từ chối',
  mail_declined_title: 'Khoản thanh toán của bạn đã bị từ chối',
  mail_declined:
    'Ngân hàng của bạn đã từ chối {{total}} cho đơn hàng ngày {{date}}: {{what}}. Không có khoản nào bị trừ, và tài khoản của bạn không thay đổi.',
  mail_declined_next: 'Hãy kiểm tra phương thức thanh toán hoặc chọn phương thức khác, rồi đặt lại.',
  mail_declined_open: 'Kiểm tra phương thức thanh toán',
  mail_unpaid_subject: 'Khoản thanh toán cho hóa đơn {{number}} đã bị từ chối',
  mail_unpaid:
    'Ngân hàng của bạn đã từ chối {{total}} cho hóa đơn {{number}}, {{what}}. Không có khoản nào bị trừ, và hóa đơn vẫn chưa được thanh toán.',
  mail_unpaid_next: 'Hãy kiểm tra phương thức thanh toán hoặc chọn phương thức khác, rồi thanh toán lại hóa đơn.',
  mail_past_due_subject: 'Hóa đơn {{number}} đã quá hạn',
  mail_past_due_title: 'Hóa đơn {{number}} đã quá hạn',
  mail_past_due: 'Hóa đơn cho {{what}}, đến hạn ngày {{date}} và chưa được thanh toán: {{total}}.',
  mail_past_due_next: 'Hãy thanh toán ngay để tránh gián đoạn. Nếu bạn đã thanh toán, bạn không cần làm gì thêm.',
  mail_past_due_open: 'Thanh toán hóa đơn',
  mail_refund_subject: 'Khoản hoàn tiền cho hóa đơn {{number}}',
  mail_refund_title: 'Chúng tôi đã hoàn lại {{total}}',
  mail_refund: 'Ngày {{date}}, chúng tôi đã hoàn lại {{total}} của hóa đơn {{number}}, {{what}}.',
  mail_refund_next:
    'Khoản hoàn tiền được trả về phương thức thanh toán bạn đã dùng. Ngân hàng có thể cần tối đa mười ngày để xử lý.',
  mail_trial_subject: 'Thời gian dùng thử {{what}} kết thúc ngày {{date}}',
  mail_trial_title: 'Thời gian dùng thử kết thúc ngày {{date}}',
  mail_trial_charged:
    'Vào ngày đó, gói đăng ký {{what}} của bạn bắt đầu và khoản đầu tiên {{total}} được trừ từ phương thức thanh toán của bạn.',
  mail_trial_lacks:
    'Để giữ {{what}}, hãy thêm phương thức thanh toán trước ngày đó. Khoản đầu tiên {{total}} sẽ được trừ vào chính ngày này.',
  mail_trial_else: 'Nếu không, thời gian dùng thử chỉ kết thúc và không có khoản nào bị trừ.',
  mail_trial_stop: 'Nếu bạn không muốn tiếp tục, hãy trả lời email này trước ngày đó và sẽ không bị trừ khoản nào.',
  mail_trial_add: 'Thêm phương thức thanh toán',
  mail_trial_open: 'Xem gói đăng ký',
};
